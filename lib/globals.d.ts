/** Whether tracking settings exist; the build replaces it by a constant (next.config.mjs). */
declare const __TRACKING__: boolean;
