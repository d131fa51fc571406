import "./styles-in-head.ts";
import "./style-nonce.ts";
import "@fontsource-variable/source-sans-3/index.css";
import "./mantine-parts.ts";
import "./mantine-variables.css";
import "./tokens.css";
import "./mantine.css";
import "./controls.css";
import "./global.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { endLoadingWhenDrawn } from "./end-loading.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no root element");
endLoadingWhenDrawn(root);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
