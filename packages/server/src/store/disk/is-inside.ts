import { realpath } from "node:fs/promises";
import { dirname, isAbsolute, join, relative, resolve } from "node:path";

/** Whether a path is a folder or lies in it, also by another name of it; neither needs to be there. */
export async function isInside(path: string, folder: string): Promise<boolean> {
  const [inner, outer] = await Promise.all([realPath(resolve(path)), realPath(resolve(folder))]);
  const way = relative(outer, inner);
  return way === "" || !(way === ".." || way.startsWith("../") || isAbsolute(way));
}

/** The path without links, as far as it is there. */
async function realPath(path: string): Promise<string> {
  const above = dirname(path);
  try {
    return await realpath(path);
  } catch {
    return above === path ? path : join(await realPath(above), relative(above, path));
  }
}
