/**
 * Single parts of the physics measured by JMH: {@code ./mvnw -q -Pkernels}, with {@code -Dbench.args="PairKernel -f 1"}
 * for some of them. They use packages that the physics doesn't export, which is possible as nothing here is a module.
 * Tests don't run them.
 */
package leapsmith.bench.kernel;
