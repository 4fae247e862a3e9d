CREATE TABLE "tasks" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"detail" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" text,
	"note" text
);
--> statement-breakpoint
CREATE INDEX "tasks_open" ON "tasks" USING btree ("resolved_at","opened_at","key");--> statement-breakpoint
CREATE INDEX "tasks_subject" ON "tasks" USING btree ("subject");