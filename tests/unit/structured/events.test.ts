/** @jest-environment node */
import type { UpcomingMatch } from "@/data/schema/deportes";
import type { Event } from "@/data/schema/event";
import { event, match, place } from "@/lib/structured/events";

const image = (name: string) => `https://fotos.example/${name}.png`;

const notice: Event = {
  title: "Zarzuela a pie de muelle",
  description: "Dos sainetes del mar con banda.",
  attendees: 320,
  tags: ["zarzuela", "puerto"],
  category: "Música",
  date: "2026-12-19",
  time: "20:00",
  location: "Almacén de la Estiba, Tarragona",
  price: 18,
  image: "cultura/zarzuela.svg",
  alt: "",
};

test("an event begins at Madrid's hour, in winter and in summer", () => {
  expect(event(notice, image)).toMatchObject({ "@type": "Event", startDate: "2026-12-19T20:00:00+01:00" });
  expect(event({ ...notice, date: "2027-07-01" }, image)).toMatchObject({ startDate: "2027-07-01T20:00:00+02:00" });
});

test("its venue is a place in a town", () => {
  expect(place("Almacén de la Estiba, Tarragona")).toEqual({
    "@type": "Place",
    name: "Almacén de la Estiba",
    address: { "@type": "PostalAddress", addressLocality: "Tarragona" },
  });
  expect(place("Muelle, nave 3, Vigo")).toMatchObject({ name: "Muelle, nave 3", address: { addressLocality: "Vigo" } });
  expect(place("Puerto de Vilagarcía")).toMatchObject({
    name: "Puerto de Vilagarcía",
    address: { addressLocality: "Puerto de Vilagarcía" },
  });
});

test("it is free only where it says so, and nothing is offered for sale", () => {
  expect(event({ ...notice, price: 0 }, image)).toMatchObject({ isAccessibleForFree: true });
  expect(event(notice, image)).toMatchObject({ isAccessibleForFree: false });
  expect(event(notice, image)).not.toHaveProperty("offers");
});

test("it carries its blurb and its picture", () => {
  expect(event(notice, image)).toMatchObject({
    description: "Dos sainetes del mar con banda.",
    image: "https://fotos.example/cultura/zarzuela.svg.png",
  });
});

test("a match has a home team, an away team, a start and a ground", () => {
  const record: UpcomingMatch = {
    sport: "Fútbol",
    league: "Liga Peninsular",
    teams: ["Real Murada", "Cierzo"],
    date: "2026-11-21",
    time: "18:30",
    venue: "Campo de la Dehesa, Ávila",
  };
  expect(match(record)).toMatchObject({
    "@type": "SportsEvent",
    name: "Real Murada - Cierzo",
    description: "Fútbol, Liga Peninsular",
    homeTeam: { "@type": "SportsTeam", name: "Real Murada" },
    awayTeam: { "@type": "SportsTeam", name: "Cierzo" },
    startDate: "2026-11-21T18:30:00+01:00",
    location: { name: "Campo de la Dehesa", address: { addressLocality: "Ávila" } },
  });
});
