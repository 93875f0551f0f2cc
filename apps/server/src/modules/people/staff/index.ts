export {
  addStaff,
  blockStaff,
  changeRoles,
  unblockStaff,
  type Operator,
  type StaffOutcome,
  type StaffProblem,
} from './actions.ts'
export { listStaff, namesOfStaff, type StaffRow } from './store.ts'
