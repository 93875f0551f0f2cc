import type { Account } from './account.ts'

/**
 * Whether somebody applies for advances, puts applications right and has contracts sent again, or only looks
 * (DEC-USR-5).
 */
export function mayApply({ computedPermissions }: Account): boolean {
  return computedPermissions.isWorkspaceAdmin
}
