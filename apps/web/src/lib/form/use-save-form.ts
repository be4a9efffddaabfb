import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import type { DefaultValues, FieldValues, Path, Resolver, UseFormReturn } from "react-hook-form";
import type * as z from "zod/mini";
import { findSaid } from "@passbook/contract/sentences/fields";
import { type Fields, pickChanged } from "../versions/compare-fields.ts";
import { toastError } from "../../ui/overlays/toast.ts";
import { isRefusal, messageOf } from "../calls/refusal.ts";
import type { Told } from "../sentences/sentences.ts";
import { useSentences } from "../sentences/use-sentences.ts";

type FormSchema = z.core.$ZodType<FieldValues, FieldValues>;

type SaveForm<S extends FormSchema> = {
  /** A schema of the contract. */
  readonly schema: S;
  readonly defaults: DefaultValues<z.input<S>>;
  /** Saves, and throws what failed; `changed` are the fields that differ from what the form was opened with or saved last. */
  readonly save: (values: z.output<S>, changed: Partial<z.output<S>>) => Promise<void>;
  /** Words for a failure; left out where `save` says them itself. */
  readonly failure?: string | undefined;
  /** The field at which a refusal without fields belongs, if any. */
  readonly placeOf?: ((error: unknown) => Path<z.input<S>> | null) | undefined;
  /** Values without a field on the screen; what is wrong with them becomes a toast. */
  readonly hidden?: readonly string[] | undefined;
};

/** What an error says about fields, by the name of the field. */
const fieldsOf = (
  error: unknown,
  placeOf: ((error: unknown) => string | null) | undefined,
): Readonly<Record<string, string>> => {
  if (!isRefusal(error)) return {};
  const place = placeOf?.(error) ?? null;
  return place === null ? error.fields : { [place]: error.message };
};

const showAtFields = <Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  fields: Readonly<Record<string, string>>,
  hidden: readonly string[],
): boolean => {
  const known = Object.keys(form.getValues()).filter((name) => !hidden.includes(name));
  const shown = Object.entries(fields).filter(([name]) => known.includes(name.split(".")[0] ?? ""));
  for (const [index, [name, message]] of shown.entries())
    // the name of a field of the form, as was seen above
    form.setError(name as Path<Input>, { type: "server", message }, { shouldFocus: index === 0 });
  return shown.length > 0;
};

/**
 * A form checked by a schema of the contract. What the server says about a field stands at that field, other failures become a
 * toast, and what was typed stays.
 */
export const useSaveForm = <S extends FormSchema>(options: SaveForm<S>) => {
  const { schema, defaults, save, failure, placeOf, hidden = [] } = options;
  const { t } = useLingui();
  const form = useForm<z.input<S>, unknown, z.output<S>>({
    // the library's types know the standard schema's input and output, not zod's own
    resolver: standardSchemaResolver(schema) as unknown as Resolver<z.input<S>, unknown, z.output<S>>,
    defaultValues: defaults,
  });
  const saved = useRef(false);
  const seen = useRef<Fields>(defaults);
  const [refused, setRefused] = useState<Told | null>(null);
  const { isDirty, isSubmitting, isSubmitted } = form.formState;
  // nothing is wrong before something is typed
  const word = useSentences(isDirty || isSubmitted);
  const trySave = async (values: z.output<S>): Promise<void> => {
    saved.current = true;
    try {
      await save(values, pickChanged(values, seen.current));
      seen.current = form.getValues();
      form.reset(form.getValues());
    } catch (error) {
      if (isRefusal(error)) setRefused(error);
      const fields = fieldsOf(error, placeOf);
      const unsaid = failure !== undefined || Object.keys(fields).length > 0;
      if (!showAtFields(form, fields, hidden) && unsaid)
        toastError(messageOf(error, failure ?? t`Please check what you entered.`));
    } finally {
      // whatever navigation the save led to has begun by now
      saved.current = false;
    }
  };
  const errorOf = (name: Path<z.input<S>>): string | undefined => {
    const { error } = form.getFieldState(name, form.formState);
    if (error === undefined) return undefined;
    const { message = "" } = error;
    // a form keeps texts alone; what they say is told in whichever language is chosen by now
    return word(message === refused?.message ? refused : findSaid(message));
  };
  return {
    form,
    busy: isSubmitting,
    isDirty,
    errorOf,
    /** True while leaving would lose what was typed. */
    isUnsaved: () => isDirty && !saved.current,
    onSubmit: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      if (!isSubmitting) void form.handleSubmit(trySave)();
    },
  };
};

/** For `register`: an empty text field means "none". */
export const emptyAsNull = { setValueAs: (value: unknown) => (value === "" ? null : value) };
