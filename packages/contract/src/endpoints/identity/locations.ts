import { longestImport } from '@daftar/rules/locations/import'
import { mostLocations } from '@daftar/rules/locations/location'
import { z } from 'zod'
import { endpoint, type Access } from '../../endpoint.ts'
import { location, locationGiven, locationImport, locationStore } from './locations-shapes.ts'

/**
 * Where a merchant sells: its branches with their hours, maps and tills (LOC-01 to LOC-03, DEC-LOC-1,
 * DEC-LOC-2).
 */

const byId = z.strictObject({ id: z.string().max(64) })
const keeps = { kind: 'account', permission: 'canViewLocations' } as const satisfies Access
const views = { kind: 'staff', flag: 'can_view_merchants' } as const satisfies Access
const one = z.object({ location })
const aLocation = { params: { id: 'loc_0000' } }
const exampleLocation = {
  name: 'Main street',
  name_ar: 'الشارع الرئيسي',
  store_id: 'sto_0000',
  address: 'Shop 4, 12 Main street',
  city: 'Dubai',
  country: 'ARE',
  map_link: 'https://maps.app.goo.gl/example',
  phone: '+971501234567',
  pos_id: 'TILL-01',
  status: 'active',
  hours: [
    [
      { from: '09:00', to: '13:00' },
      { from: '17:00', to: '01:00' },
    ],
    [],
    [],
    [],
    [],
    [],
    [],
  ],
} as const

export const locationsEndpoints = {
  'locations.list': endpoint({
    route: 'GET /merchant/api/v1/locations',
    summary:
      'Every location of the stores that the person sees, and the imports that can be undone (DEC-LOC-2)',
    access: keeps,
    response: z.object({
      locations: z.array(location),
      stores: z.array(locationStore),
      imports: z.array(locationImport),
    }),
  }),
  'locations.add': endpoint({
    route: 'POST /merchant/api/v1/locations',
    summary: 'Add a location (DEC-LOC-2)',
    access: keeps,
    body: locationGiven,
    response: one,
    reasons: ['too_many_locations'],
    audit: 'location.added',
    example: { body: exampleLocation },
  }),
  'locations.change': endpoint({
    route: 'PUT /merchant/api/v1/locations/{id}',
    summary: 'Change a location, hide it or show it again (DEC-LOC-2)',
    access: keeps,
    params: byId,
    body: locationGiven,
    response: one,
    versioned: true,
    audit: 'location.changed',
    example: { ...aLocation, body: exampleLocation },
  }),
  'locations.remove': endpoint({
    route: 'DELETE /merchant/api/v1/locations/{id}',
    summary: 'Delete a location; for seven days it can be brought back',
    access: keeps,
    params: byId,
    response: one,
    versioned: true,
    audit: 'location.removed',
    example: aLocation,
  }),
  'locations.restore': endpoint({
    route: 'POST /merchant/api/v1/locations/{id}/restore',
    summary: 'Bring back a location that was deleted',
    access: keeps,
    params: byId,
    response: one,
    reasons: ['wrong_status', 'too_many_locations'],
    audit: 'location.restored',
    example: aLocation,
  }),
  'locations.import': endpoint({
    route: 'POST /merchant/api/v1/location-imports',
    summary:
      'Add the locations of a CSV, all of its rows or the chosen ones; a wrong one among them adds none (DEC-LOC-2)',
    access: keeps,
    body: z.strictObject({
      text: z.string().max(longestImport, 'too_long'),
      /** Lines as spreadsheets count them; null for all. */
      lines: z.array(z.number().int().min(2)).min(1, 'required').max(mostLocations, 'too_long').nullable(),
    }),
    response: z.object({ import_id: z.string(), added: z.number().int() }),
    reasons: ['too_many_locations', 'location_import_unreadable'],
    audit: 'location.imported',
    example: {
      body: {
        text: 'name,name_ar,address,city\nMain street,الشارع الرئيسي,"Shop 4, 12 Main street",Dubai\n',
        lines: null,
      },
    },
  }),
  'locations.undoImport': endpoint({
    route: 'DELETE /merchant/api/v1/location-imports/{id}',
    summary: 'Take back what an import added within seven days; what was changed since then stays',
    access: keeps,
    params: byId,
    response: z.object({ removed: z.number().int(), kept: z.number().int() }),
    reasons: ['wrong_status'],
    audit: 'location.import_undone',
    example: { params: { id: 'lim_0000' } },
  }),
  'locations.listForStaff': endpoint({
    route: 'GET /desk/api/v1/merchants/{id}/locations',
    summary: 'The locations of one merchant',
    access: views,
    params: byId,
    response: z.object({ locations: z.array(location) }),
    example: { params: { id: 'mer_0000' } },
  }),
}
