import type { Race, RaceScene } from './scene.ts'

/**
 * The moves of applications, of the offers they stand on and of the contracts that follow (DEC-APPL-1,
 * DEC-APPL-4, DEC-OFR-2).
 */
export function applicationRaces(scene: RaceScene): Race[] {
  return [...applications(scene), ...offers(scene), ...envelopes(scene)]
}

/** The moves of an application itself. */
function applications(scene: RaceScene): Race[] {
  const { draft, submitted, sentBack, contract } = scene
  return [
    {
      ...application('draft', 'submitted'),
      given: async () => {
        const one = await draft()
        return { id: one.id, act: one.submit, rivals: [await scene.idleFor(31, one.id)] }
      },
    },
    {
      ...application('draft', 'cancelled'),
      given: async () => {
        const one = await draft()
        return { id: one.id, act: await scene.idleFor(31, one.id), rivals: [one.submit] }
      },
    },
    {
      ...application('submitted', 'approved'),
      given: async () => {
        const one = await submitted()
        return { id: one.id, act: one.approve, rivals: [one.reject, one.reset] }
      },
    },
    {
      ...application('submitted', 'rejected'),
      given: async () => {
        const one = await submitted()
        return { id: one.id, act: one.reject, rivals: [one.approve, one.reset] }
      },
    },
    {
      ...application('submitted', 'reset'),
      given: async () => {
        const one = await submitted()
        return { id: one.id, act: one.reset, rivals: [one.approve, one.reject] }
      },
    },
    {
      ...application('submitted', 'cancelled'),
      given: async () => {
        const one = await submitted()
        return { id: one.id, act: one.cancel, rivals: [one.approve, one.reject, one.reset] }
      },
    },
    {
      ...application('reset', 'submitted'),
      given: async () => {
        const one = await sentBack()
        return { id: one.id, act: one.resubmit, rivals: [await scene.idleFor(15, one.id)] }
      },
    },
    {
      ...application('reset', 'cancelled'),
      given: async () => {
        const one = await sentBack()
        return { id: one.id, act: await scene.idleFor(15, one.id), rivals: [one.resubmit] }
      },
    },
    {
      ...application('approved', 'cancelled'),
      given: async () => {
        const one = await contract()
        return { id: one.id, act: one.decline, rivals: [one.sign, await one.expire()] }
      },
    },
  ]
}

/** Of the offer it stands on. */
function offers(scene: RaceScene): Race[] {
  const { draft, submitted, contract } = scene
  return [
    {
      ...offer('active', 'hidden'),
      given: async () => {
        const one = await draft()
        return { id: one.offerId, act: one.submit, rivals: [one.withdraw] }
      },
    },
    {
      ...offer('active', 'withdrawn'),
      given: async () => {
        const one = await draft()
        return { id: one.offerId, act: one.withdraw, rivals: [one.submit] }
      },
    },
    {
      ...offer('active', 'expired'),
      given: async () => {
        const one = await draft()
        const act = await scene.endsInAMinute('offer', one.offerId)
        return { id: one.offerId, act, rivals: [one.submit, one.withdraw] }
      },
    },
    {
      ...offer('hidden', 'active'),
      given: async () => {
        const one = await contract()
        return { id: one.offerId, act: one.decline, rivals: [one.sign] }
      },
    },
    {
      ...offer('hidden', 'used'),
      given: async () => {
        const one = await contract()
        return { id: one.offerId, act: one.sign, rivals: [one.decline] }
      },
    },
    {
      ...offer('hidden', 'withdrawn'),
      given: async () => {
        const one = await submitted()
        return { id: one.offerId, act: one.reject, rivals: [one.approve] }
      },
    },
    {
      ...offer('hidden', 'expired'),
      given: async () => {
        const one = await contract()
        await scene.moveOffer(one.offerId, 31)
        return { id: one.offerId, act: one.decline, rivals: [one.sign] }
      },
    },
  ]
}

/** Of the contract that follows. */
function envelopes(scene: RaceScene): Race[] {
  const { contract } = scene
  return [
    {
      ...envelope('sent', 'viewed'),
      given: async () => {
        const one = await contract()
        return { id: one.envelopeId, act: one.view, rivals: [one.sign, one.decline] }
      },
    },
    ...(['sent', 'viewed'] as const).flatMap((from): Race[] => {
      const given = () => contract({ isViewed: from === 'viewed' })
      return [
        {
          ...envelope(from, 'signed'),
          given: async () => {
            const one = await given()
            return { id: one.envelopeId, act: one.sign, rivals: [one.decline, await one.expire()] }
          },
        },
        {
          ...envelope(from, 'declined'),
          given: async () => {
            const one = await given()
            return { id: one.envelopeId, act: one.decline, rivals: [one.sign, await one.expire()] }
          },
        },
        {
          ...envelope(from, 'expired'),
          given: async () => {
            const one = await given()
            return { id: one.envelopeId, act: await one.expire(), rivals: [one.sign, one.decline] }
          },
        },
      ]
    }),
  ]
}

const application = (from: string, to: string) => ({ subject: 'application' as const, from, to })
const offer = (from: string, to: string) => ({ subject: 'offer' as const, from, to })
const envelope = (from: string, to: string) => ({ subject: 'envelope' as const, from, to })
