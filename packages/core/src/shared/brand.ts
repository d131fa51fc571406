declare const brand: unique symbol;

/** A primitive that can only be made by the module that owns the name. */
export type Brand<Value, Name extends string> = Value & { readonly [brand]: Name };
