import {
  BadgePercent,
  CalendarClock,
  FilePenLine,
  FileSignature,
  HandHeart,
  Landmark,
  PackageCheck,
  Pause,
  TriangleAlert,
  Webhook,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { HomeTask } from '../queries.ts'

export const taskIcons: Record<HomeTask['kind'], ReactNode> = {
  payout_failed: <TriangleAlert />,
  payout_held: <Pause />,
  short_weeks: <CalendarClock />,
  contract: <FileSignature />,
  mandate: <Landmark />,
  corrections: <FilePenLine />,
  capture: <PackageCheck />,
  licence: <TriangleAlert />,
  webhooks: <Webhook />,
  relief: <HandHeart />,
  draft: <BadgePercent />,
}
