import { Component } from "react";
import type { ReactNode } from "react";
import { reportError } from "../../lib/calls/report-error.ts";
import { Button } from "../../ui/actions/button.tsx";
import { ErrorView } from "../../ui/states/error-view.tsx";

type State = { readonly broken: boolean };

export const ReloadButton = ({ label }: { readonly label: string }) => (
  <Button
    kind="primary"
    icon="refresh"
    onClick={() => {
      location.reload();
    }}
  >
    {label}
  </Button>
);

/** In the place of the product where a part of it that everything needs did not arrive, such as its texts. */
export const LostApp = () => (
  <ErrorView
    title="Passbook could not be loaded"
    message="A part of it did not arrive. Check the connection, then reload."
    actions={<ReloadButton label="Reload" />}
  />
);

/** Around the whole product; its words are fixed since the catalog itself may be what failed. */
export class AppErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return <ErrorView title="Oops, unknown error occurred!" actions={<ReloadButton label="Reload" />} />;
  }
}
