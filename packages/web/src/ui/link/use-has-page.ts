import { useRouter } from "@tanstack/react-router";

/** Whether the product has a page at this path of the table of routes, such as `/accounting/draft/$id`. */
export function useHasPage(): (path: string) => boolean {
  const router = useRouter();
  return (path) => Object.hasOwn(router.routesByPath, path);
}
