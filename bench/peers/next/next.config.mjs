/** `compress`: what goes over the connection is made as large as the product's answer, so that Next need not pack it. */
export default { output: 'standalone', compress: false, outputFileTracingRoot: import.meta.dirname };
