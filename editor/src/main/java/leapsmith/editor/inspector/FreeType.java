package leapsmith.editor.inspector;

import java.util.List;
import leapsmith.levels.model.FreeValue;
import leapsmith.levels.model.FreeValue.OfColor;
import leapsmith.levels.model.FreeValue.OfFlag;
import leapsmith.levels.model.FreeValue.OfJson;
import leapsmith.levels.model.FreeValue.OfNumber;
import leapsmith.levels.model.FreeValue.OfText;

/** The type of a free property, as it is chosen and edited. */
public enum FreeType {
    NUMBER(new InputType.Digits(), new OfNumber("0")),
    TEXT(new InputType.AnyText(), new OfText("")),
    FLAG(new InputType.Flag(), new OfFlag(false)),
    COLOR(new InputType.Color(true, null), new OfColor(0xFFFFFF)),
    /** Any other JSON, which is only shown. */
    JSON(new InputType.Info(null), new OfJson("null"));

    static final List<FreeType> CHOICES = List.of(NUMBER, TEXT, FLAG, COLOR);

    final InputType fieldType;
    final FreeValue standard;

    FreeType(InputType fieldType, FreeValue standard) {
        this.fieldType = fieldType;
        this.standard = standard;
    }

    static FreeType of(FreeValue value) {
        if (value instanceof OfNumber) {
            return NUMBER;
        } else if (value instanceof OfText) {
            return TEXT;
        } else if (value instanceof OfFlag) {
            return FLAG;
        }
        return value instanceof OfColor ? COLOR : JSON;
    }

    /** What a field shows for a value, which the field's type can parse. */
    static Object shown(FreeValue value) {
        if (value instanceof OfNumber number) {
            return number.digits();
        } else if (value instanceof OfText text) {
            return text.text();
        } else if (value instanceof OfFlag flag) {
            return flag.isSet();
        } else if (value instanceof OfColor color) {
            return color.text();
        }
        return value.json();
    }

    /** The value that a field of this type parsed. A text that is written like a color is one. */
    FreeValue value(Object parsed) {
        return switch (this) {
            case NUMBER -> new OfNumber((String) parsed);
            case TEXT, COLOR -> FreeValue.ofText((String) parsed);
            case FLAG -> new OfFlag((Boolean) parsed);
            case JSON -> throw new IllegalArgumentException("this value can't be edited");
        };
    }

    /** The value of this type that is nearest to another one: the same text if that fits, else the standard value. */
    FreeValue converted(FreeValue value) {
        if (of(value) == this) {
            return value;
        }
        String text = String.valueOf(shown(value));
        if (this == TEXT) {
            // With its sign, it would still be a color.
            return FreeValue.ofText(value instanceof OfColor ? text.substring(1) : text);
        }
        InputType.Parsed parsed = fieldType.parse(text);
        return parsed.error() == null ? value(parsed.value()) : standard;
    }
}
