/** Medusa as its documentation starts it on one machine, without its screens, on the database that DATABASE_URL names. */
const { defineConfig } = require('@medusajs/framework/utils');

module.exports = defineConfig({
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    databaseDriverOptions: { connection: { ssl: false } },
    http: { storeCors: '*', adminCors: '*', authCors: '*', jwtSecret: 'of the bench', cookieSecret: 'of the bench' },
  },
  admin: { disable: true },
});
