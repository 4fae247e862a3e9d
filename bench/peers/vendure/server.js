/** Vendure with its core alone: one product, one country, one tax rate, one way to be paid that nobody pays, on the database that DATABASE_URL names. */
const { randomUUID } = require('node:crypto');
const { join } = require('node:path');
const { bootstrap, DefaultLogger, dummyPaymentHandler, LogLevel, LanguageCode } = require('@vendure/core');
const { populate } = require('@vendure/core/cli');

const database = new URL(process.env.DATABASE_URL);
const config = {
  apiOptions: {
    port: Number(process.env.PORT),
    hostname: '127.0.0.1',
    adminApiPath: 'admin-api',
    shopApiPath: 'shop-api',
  },
  authOptions: {
    tokenMethod: ['bearer'],
    superadminCredentials: { identifier: 'bench', password: randomUUID() },
    cookieOptions: { secret: 'of the bench' },
    requireVerification: false,
  },
  dbConnectionOptions: {
    type: 'postgres',
    host: database.hostname,
    port: Number(database.port),
    username: decodeURIComponent(database.username),
    password: decodeURIComponent(database.password),
    database: database.pathname.slice(1),
    synchronize: true,
    logging: false,
    poolSize: 20,
  },
  orderOptions: { orderItemsLimit: 1_000_000_000, orderLineItemsLimit: 1_000_000_000 },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  logger: new DefaultLogger({ level: LogLevel.Error }),
  plugins: [],
};
const data = {
  defaultLanguage: LanguageCode.en,
  defaultZone: 'Europe',
  countries: [{ code: 'IT', name: 'Italy', zone: 'Europe' }],
  taxRates: [{ name: 'standard', percentage: 22 }],
  shippingMethods: [{ name: 'collected', price: 0 }],
  paymentMethods: [
    {
      name: 'dummy',
      handler: { code: dummyPaymentHandler.code, arguments: [{ name: 'automaticSettle', value: 'true' }] },
    },
  ],
  collections: [],
};

populate(() => bootstrap(config), data, join(__dirname, 'products.csv')).then(
  () => process.stdout.write('ready\n'),
  (error) => {
    process.stderr.write(`${error.stack}\n`);
    process.exit(1);
  },
);
