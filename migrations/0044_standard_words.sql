ALTER TABLE "effects" RENAME TO "external_calls";--> statement-breakpoint
ALTER TABLE "external_calls" RENAME CONSTRAINT "effects_pkey" TO "external_calls_pkey";--> statement-breakpoint
ALTER INDEX "effects_subject" RENAME TO "external_calls_subject";--> statement-breakpoint
UPDATE "external_calls" SET "key" = 'erase' || substr("key", 7) WHERE starts_with("key", 'forget-customer:');--> statement-breakpoint
ALTER TABLE "free_exits" RENAME TO "penalty_free_cancellations";--> statement-breakpoint
ALTER TABLE "penalty_free_cancellations" RENAME CONSTRAINT "free_exits_order_id_charge_id_pk" TO "penalty_free_cancellations_order_id_charge_id_pk";--> statement-breakpoint
-- Jobs under their new names: what waits in a queue, what failed for good, and what gave up and is on its way to a person.
-- A new installation has no queue yet. The schedules are written anew at every start.
CREATE TEMPORARY TABLE "renamed_jobs" ("was" text, "is" text) ON COMMIT DROP;--> statement-breakpoint
INSERT INTO "renamed_jobs" VALUES
	('jobs.given-up', 'jobs.dead-letter'),
	('billing.clock', 'billing.dunning-cycle'),
	('billing.sweep-checkouts', 'billing.reconcile-checkouts'),
	('billing.forget-customer', 'billing.erase-customer'),
	('domains.follow', 'domains.poll'),
	('domains.watch', 'domains.monitor'),
	('ordering.follow-additions', 'ordering.poll-additions'),
	('invoicing.watch-deadlines', 'invoicing.monitor-deadlines'),
	('retention.forget', 'retention.purge');--> statement-breakpoint
UPDATE "failed_jobs" SET "name" = "is" FROM "renamed_jobs" WHERE "name" = "was";--> statement-breakpoint
UPDATE "tasks" SET "key" = 'jobs.failed:' || "is" || substr("key", length('jobs.failed:' || "was") + 1),
	"subject" = CASE WHEN "subject" = "was" THEN "is" ELSE "subject" END
	FROM "renamed_jobs" WHERE "key" = 'jobs.failed:' || "was" OR starts_with("key", 'jobs.failed:' || "was" || ':');--> statement-breakpoint
DO $$
BEGIN
	IF to_regclass('pgboss.queue') IS NULL THEN RETURN; END IF;
	INSERT INTO pgboss.queue SELECT (jsonb_populate_record(q, jsonb_build_object('name', r."is"))).*
		FROM pgboss.queue q JOIN "renamed_jobs" r ON q.name = r."was" ON CONFLICT DO NOTHING;
	UPDATE pgboss.job j SET name = r."is" FROM "renamed_jobs" r WHERE j.name = r."was";
	UPDATE pgboss.job j SET dead_letter = r."is" FROM "renamed_jobs" r WHERE j.dead_letter = r."was";
	UPDATE pgboss.job j SET source_name = r."is" FROM "renamed_jobs" r WHERE j.source_name = r."was";
	UPDATE pgboss.queue q SET dead_letter = r."is" FROM "renamed_jobs" r WHERE q.dead_letter = r."was";
	DELETE FROM pgboss.queue q USING "renamed_jobs" r WHERE q.name = r."was";
END $$;
