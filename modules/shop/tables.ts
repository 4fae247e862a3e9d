export * from './order-tables.ts';
export * from './product-tables.ts';
