import * as z from "zod/mini";

// The content policy forbids eval, which Zod would otherwise use to speed up objects. Core does the same for its
// schemas; a module with schemas of its own here imports this one, so that none is created before the setting.
z.config({ jitless: true });
