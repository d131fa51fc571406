import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/**
 * What the browser may load and run. Scripts come from our own files only, WebAssembly included (text recognition and
 * HEIC). The user interface library writes <style> elements while it runs, also from a scroll lock that knows no nonce,
 * so styles may be inline; without foreign images, fonts or connections such a style cannot send anything out.
 */
const POLICY = {
  "default-src": ["'self'"],
  "script-src": ["'self'", "'wasm-unsafe-eval'"],
  "script-src-attr": ["'none'"],
  "style-src": ["'self'", "'unsafe-inline'"],
  "img-src": ["'self'", "blob:", "data:"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "worker-src": ["'self'"],
  // Attached PDF files are shown through blob addresses made from fetched bytes.
  "frame-src": ["'self'", "blob:"],
  "object-src": ["'none'"],
  "base-uri": ["'none'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
};

/** Security headers of every answer; strict transport only where the public address is https. */
export async function securityHeaders(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    strictTransportSecurity: publicUrl.startsWith("https:") ? { maxAge: 365 * 24 * 3600 } : false,
    referrerPolicy: { policy: "same-origin" },
    xFrameOptions: { action: "deny" },
  });
  app.addHook(
    "onRequest",
    async (_request, reply) =>
      void reply.header(
        "permissions-policy",
        "camera=(self), microphone=(), geolocation=(), payment=(), usb=()",
      ),
  );
}
