import { type ReactNode, useState } from "react";
import { Button } from "../actions/button.tsx";
import { Field } from "./field.tsx";
import { TextInput } from "./text-input.tsx";

const NAME_LENGTH_MAX = 80;

type NameFormProps = {
  readonly label: string;
  /** What the button says. */
  readonly action: ReactNode;
  readonly first?: string | undefined;
  readonly className?: string | undefined;
  readonly onName: (name: string) => void;
};

/** Asks how something is called that is kept under a name; an empty one is none. */
export const NameForm = ({ label, action, first = "", className, onName }: NameFormProps) => {
  const [name, setName] = useState(first);
  const named = name.trim();
  return (
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        if (named !== "") onName(named);
      }}
    >
      <Field label={label}>
        <TextInput
          value={name}
          maxLength={NAME_LENGTH_MAX}
          onChange={(event) => {
            setName(event.currentTarget.value);
          }}
        />
      </Field>
      <Button type="submit" wide disabled={named === ""}>
        {action}
      </Button>
    </form>
  );
};
