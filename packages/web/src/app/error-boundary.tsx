import { Component, type ReactNode } from "react";
import { PlainButton } from "../ui/button/plain-button.tsx";
import { ErrorBox } from "../ui/page-frame/error-box.tsx";
import { pageErrorOf } from "../ui/page-frame/error-level.ts";

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** When this changes, such as the address, its children are tried once more. */
  readonly resetBy?: unknown;
}

interface ErrorBoundaryState {
  readonly failed?: { readonly failure: unknown };
  readonly resetBy?: unknown;
}

/** Shows what went wrong when a page cannot be rendered, instead of an empty window (PG13). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(failure: unknown): ErrorBoundaryState {
    return { failed: { failure } };
  }

  static getDerivedStateFromProps(
    { resetBy }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<Record<keyof ErrorBoundaryState, unknown>> | null {
    return resetBy === state.resetBy ? null : { resetBy, failed: undefined };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    return failed === undefined ? this.props.children : <RenderFailure failure={failed.failure} />;
  }
}

/** The view of a failed render: what happened, that nothing saved was lost, and a way on. */
function RenderFailure({ failure }: { readonly failure: unknown }) {
  return (
    <main style={{ padding: 24, maxWidth: 860 }}>
      <h1 style={{ marginBottom: 16 }}>Sidan kunde inte visas</h1>
      <ErrorBox error={pageErrorOf(failure)} />
      <p style={{ marginBottom: 16 }}>Det som är sparat är kvar. Ladda om sidan för att fortsätta.</p>
      <PlainButton variant="filled" onClick={() => window.location.reload()}>
        Ladda om
      </PlainButton>
    </main>
  );
}
