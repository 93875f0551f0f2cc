import type { Visitor } from '@daftar/testkit/walk/stop'
import { aNewcomer, people, staff, type Person } from '../../support/people.ts'

/** Who of the demo goes on the walk. */
export const visitors: Readonly<Record<Exclude<Visitor, 'nobody'>, Person>> = {
  ...people,
  ...staff,
  tamrOwner: ownerOf('tamr', '+966501110011'),
  zafaranOwner: ownerOf('zafaran', '+966501110012'),
  shamsOwner: ownerOf('shams', '+971501110014'),
  rimalOwner: ownerOf('rimal', '+971501110016'),
  sadafOwner: ownerOf('sadaf', '+971501110017'),
  jabalOwner: ownerOf('jabal', '+971501110018'),
  wardaOwner: ownerOf('warda', '+971501110019'),
  wahaOwner: ownerOf('waha', '+971501110020'),
  ghafOwner: ownerOf('ghaf', '+971501110021'),
  newcomer: aNewcomer(),
  bukhoorApplicant: { email: 'bukhoor@applicant.example', phone: '+971507770003' },
  marsaApplicant: { email: 'marsa@applicant.example', phone: '+971507770004' },
  lubanApplicant: { email: 'luban@applicant.example', phone: '+971507770007' },
  tirazApplicant: { email: 'tiraz@applicant.example', phone: '+971507770006' },
}

function ownerOf(shop: string, phone: string): Person {
  return { email: `owner@${shop}.example`, phone }
}
