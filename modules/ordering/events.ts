declare module '../../platform/ctx.ts' {
  interface DomainEvents {
    'ordering.started': { orderId: string };
    'ordering.paid': { orderId: string };
    'ordering.live': { orderId: string };
  }
}
export {};
