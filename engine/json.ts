// Values that JSON can write.
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
