import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The page is built into the Python package, which serves it; `npm run dev` uses a running server.
// What the first page shares with parts that are loaded when wanted is in one file, not in many.
const LATER = /src\/(teach\/(Briefing|Help|Situation)|after|styles\/(teach|help))/;

export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: {
    outDir: "../src/sixweeks/web/static",
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: "shared", minShareCount: 2, test: (id) => !LATER.test(id) }],
        },
      },
    },
  },
  server: { proxy: { "/api": "http://127.0.0.1:1940" } },
  test: { include: ["src/**/*.test.ts"] },
});
