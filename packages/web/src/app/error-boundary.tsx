import { Component, type ReactNode } from "react";
import { PlainButton } from "../ui/button/plain-button.tsx";
import { ErrorBox } from "../ui/page-frame/error-box.tsx";
import { pageErrorOf } from "../ui/page-frame/error-level.ts";

interface ErrorBoundaryState {
  readonly failure?: unknown;
}

/** Shows what went wrong when a page cannot be rendered, instead of an empty window (PG13). */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(failure: unknown): ErrorBoundaryState {
    return { failure };
  }

  override render(): ReactNode {
    if (this.state.failure === undefined) return this.props.children;
    return <RenderFailure failure={this.state.failure} />;
  }
}

/** The view of a failed render: what happened, that nothing saved was lost, and a way on. */
export function RenderFailure({ failure }: { readonly failure: unknown }) {
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
