import type { ReactNode } from "react";
import { Card } from "../src/ui/frame/card.tsx";
import { Stack } from "../src/ui/frame/stack.tsx";

type SectionProps = { readonly title: string; readonly flush?: boolean; readonly children: ReactNode };

export const Section = ({ title, flush, children }: SectionProps) => (
  <Card title={title} flush={flush}>
    {flush === true ? children : <Stack gap={4}>{children}</Stack>}
  </Card>
);
