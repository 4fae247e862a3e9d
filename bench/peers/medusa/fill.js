/** One product, one country, one tax rate, one way of shipping, one way to be paid that nobody pays; ids of what a buyer names in filled.json. */
const { writeFileSync } = require('node:fs');
const { ContainerRegistrationKeys, Modules } = require('@medusajs/framework/utils');
const flows = require('@medusajs/medusa/core-flows');

const PIECES = 1_000_000;

exports.default = async function fill({ container }) {
  const link = container.resolve(ContainerRegistrationKeys.LINK);
  const run = async (workflow, input) => (await workflow(container).run({ input })).result;

  const [channel] = await run(flows.createSalesChannelsWorkflow, { salesChannelsData: [{ name: 'web' }] });
  const [key] = await run(flows.createApiKeysWorkflow, {
    api_keys: [{ title: 'web', type: 'publishable', created_by: '' }],
  });
  await run(flows.linkSalesChannelsToApiKeyWorkflow, { id: key.id, add: [channel.id] });
  const [region] = await run(flows.createRegionsWorkflow, {
    regions: [{ name: 'Italy', currency_code: 'eur', countries: ['it'], payment_providers: ['pp_system_default'] }],
  });
  await run(flows.createTaxRegionsWorkflow, [
    {
      country_code: 'it',
      provider_id: 'tp_system',
      default_tax_rate: { rate: 22, name: 'standard', code: 'standard' },
    },
  ]);

  const [place] = await run(flows.createStockLocationsWorkflow, {
    locations: [{ name: 'shop', address: { address_1: 'Via Po 1', city: 'Torino', country_code: 'IT' } }],
  });
  const here = { [Modules.STOCK_LOCATION]: { stock_location_id: place.id } };
  await run(flows.linkSalesChannelsToStockLocationWorkflow, { id: place.id, add: [channel.id] });
  await link.create({ ...here, [Modules.FULFILLMENT]: { fulfillment_provider_id: 'manual_manual' } });
  const [profile] = await run(flows.createShippingProfilesWorkflow, { data: [{ name: 'default', type: 'default' }] });
  const set = await container.resolve(Modules.FULFILLMENT).createFulfillmentSets({
    name: 'collected',
    type: 'shipping',
    service_zones: [{ name: 'Italy', geo_zones: [{ type: 'country', country_code: 'it' }] }],
  });
  await link.create({ ...here, [Modules.FULFILLMENT]: { fulfillment_set_id: set.id } });
  const [way] = await run(flows.createShippingOptionsWorkflow, [
    {
      name: 'collected',
      price_type: 'flat',
      provider_id: 'manual_manual',
      service_zone_id: set.service_zones[0].id,
      shipping_profile_id: profile.id,
      type: { label: 'collected', description: 'collected', code: 'collected' },
      prices: [{ currency_code: 'eur', amount: 0 }],
      rules: [
        { attribute: 'enabled_in_store', operator: 'eq', value: 'true' },
        { attribute: 'is_return', operator: 'eq', value: 'false' },
      ],
    },
  ]);

  const [product] = await run(flows.createProductsWorkflow, {
    products: [
      {
        title: 'Thing',
        status: 'published',
        shipping_profile_id: profile.id,
        options: [{ title: 'Size', values: ['One'] }],
        variants: [
          {
            title: 'One',
            sku: 'thing',
            manage_inventory: true,
            options: { Size: 'One' },
            prices: [{ currency_code: 'eur', amount: 18 }],
          },
        ],
        sales_channels: [{ id: channel.id }],
      },
    ],
  });
  const { data: items } = await container
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: 'inventory_item', fields: ['id'] });
  await run(flows.createInventoryLevelsWorkflow, {
    inventory_levels: items.map(({ id }) => ({
      inventory_item_id: id,
      location_id: place.id,
      stocked_quantity: PIECES,
    })),
  });
  const filled = { key: key.token, region: region.id, way: way.id, variant: product.variants[0].id };
  writeFileSync('filled.json', JSON.stringify(filled));
};
