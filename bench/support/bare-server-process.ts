// The process of `bare-server.ts`: status and body come as arguments, the port goes back as a message.
import fastify from "fastify";

const [status = "200", body = ""] = process.argv.slice(2);
const app = fastify();
app.get("/", (_request, reply) => reply.code(Number(status)).type("application/json").send(body));
await app.listen({ host: "127.0.0.1", port: 0 });
const address = app.server.address();
process.send?.(typeof address === "object" ? address?.port : undefined);
