import { Checkbox } from "../../ui/forms/checkbox.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { Stack } from "../../ui/frame/stack.tsx";

type ChoiceOfSeveralProps<T extends string> = {
  readonly label: string;
  readonly options: readonly T[];
  readonly words: Readonly<Record<T, { readonly label: string; readonly hint: string }>>;
  readonly chosen: readonly T[];
  readonly error: string | undefined;
  readonly onChange: (chosen: readonly T[]) => void;
};

/** Any of some options, each with what it means. */
export const ChoiceOfSeveral = <T extends string>(props: ChoiceOfSeveralProps<T>) => {
  const { label, options, words, chosen, error, onChange } = props;
  return (
    <Field as="group" label={label} error={error}>
      <Stack gap={2}>
        {options.map((option) => (
          <Checkbox
            key={option}
            label={words[option].label}
            hint={words[option].hint}
            checked={chosen.includes(option)}
            onChange={({ target }) => {
              onChange(target.checked ? [...chosen, option] : chosen.filter((each) => each !== option));
            }}
          />
        ))}
      </Stack>
    </Field>
  );
};
