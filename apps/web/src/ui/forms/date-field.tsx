import { TextInput } from "./text-input.tsx";
import type { TextInputProps } from "./text-input.tsx";

/** A calendar date, `YYYY-MM-DD`; the platform draws the calendar in its own language. */
export const DateField = (props: Omit<TextInputProps, "type">) => <TextInput {...props} type="date" />;
