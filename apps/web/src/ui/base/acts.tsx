import type { ReactNode } from "react";
import { createContext, use } from "react";

/** Whether whoever looks may change what is shown. Pieces that are said to be acts are drawn for those who may. */
export const MayAct = createContext(true);

export const useMayAct = (): boolean => use(MayAct);

type ActsProps = {
  readonly children: ReactNode;
  /** What stands there for who only looks. */
  readonly otherwise?: ReactNode;
};

/** What changes something, drawn for those who may. */
export const Acts = ({ children, otherwise = null }: ActsProps) => (useMayAct() ? children : otherwise);
