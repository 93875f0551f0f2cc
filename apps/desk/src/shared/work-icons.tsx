import type { WorkKind } from '@daftar/rules/work/work-kinds'
import {
  ArrowLeftRight,
  BanknoteX,
  BookX,
  CirclePause,
  ClipboardCheck,
  FileSpreadsheet,
  HandCoins,
  Landmark,
  LifeBuoy,
  PhoneCall,
  PlugZap,
  SquarePen,
  UsersRound,
} from 'lucide-react'
import type { ReactNode } from 'react'

export const kindIcons: Readonly<Record<WorkKind, ReactNode>> = {
  case: <HandCoins />,
  case_second: <UsersRound />,
  relief: <LifeBuoy />,
  relief_second: <UsersRound />,
  transfer: <ArrowLeftRight />,
  transfer_second: <UsersRound />,
  debit: <Landmark />,
  payout_held: <CirclePause />,
  payout_failed: <BanknoteX />,
  adjustment_second: <SquarePen />,
  write_off_second: <UsersRound />,
  bank_file: <FileSpreadsheet />,
  book_difference: <BookX />,
  call_back: <PhoneCall />,
  webhook: <PlugZap />,
  onboarding: <ClipboardCheck />,
  onboarding_second: <UsersRound />,
  onboarding_call: <PhoneCall />,
}
