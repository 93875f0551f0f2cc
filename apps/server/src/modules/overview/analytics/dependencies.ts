import type { Database } from '../../../platform/database/database.ts'

export interface AnalyticsDependencies {
  database: Database
}
