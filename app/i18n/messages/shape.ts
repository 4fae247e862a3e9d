/** The Italian catalogue is the shape: in another language a missing or a foreign key is a type error. */
export type Messages<T> = { readonly [K in keyof T]: T[K] extends string ? string : Messages<T[K]> };
