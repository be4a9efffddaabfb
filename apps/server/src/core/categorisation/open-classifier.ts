import { type Classifier, createClassifier } from "@passbook/enrichment";
import type { Taught } from "./load-taught.ts";

/** A person's classifier before their first answer. Rules are asked before it (`file-rows.ts`). */
export const openClassifier = ({
  labels,
  merchant_defaults,
}: Pick<Taught, "labels" | "merchant_defaults">): Classifier =>
  createClassifier({ labels, merchant_defaults });
