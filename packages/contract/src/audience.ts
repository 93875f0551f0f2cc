import type { Access, Audience } from './endpoint.ts'

/** Who an endpoint is for follows from who may call it; what is open to everybody says it in its row. */
export function audienceOf(access: Access): Audience {
  if (access.kind === 'account') return 'merchant'
  if (access.kind === 'staff') return 'staff'
  if (access.kind === 'key') return 'shop'
  if (access.kind === 'flow') return access.audience === 'desk' ? 'staff' : 'merchant'
  return access.kind === 'public' ? access.audience : 'anybody'
}
