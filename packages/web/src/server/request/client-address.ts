/** Written by the outer server, which knows the connection; whatever a caller sends under this name is overwritten there. */
export const clientAddressHeader = "x-safar-client-address";
