// A long gallery: six wall-washers in the ceiling, one large dark canvas, a bench, a polished floor.
#define BALANCE 3500.0
#define LIGHTS 9
#define BOUNCES 4
#define CLAMP 6.0
#define FOG 0.004
float fog(vec3 p) { return 0.004; }
vec3 sky(vec3 rd) { return vec3(0); }
void camera(vec2 uv, out vec3 ro, out vec3 rd) {
  ro = vec3(-7.4, 1.55, -6.2);
  vec3 f = normalize(vec3(1.2, 1.78, 3.0) - ro), r = normalize(cross(vec3(0, 1, 0), f)), u = cross(f, r);
  rd = normalize(f * 1.75 + r * uv.x + u * uv.y);
}
vec3 lamp(int i, vec3 p, out vec3 lp) {
  vec2 j = rnd2() - 0.5;
  if (i < 8) {
    lp = vec3(-10.2 + 3.0 * float(i), 4.72, 1.62) + vec3(j.x, 0.0, j.y) * 0.12;
    vec3 d = p - lp;
    float r2 = dot(d, d);
    vec3 axis = normalize(vec3(0.0, -1.0, 0.50));
    return kelvin(i == 4 ? 2900.0 : 3100.0) * 46.0 * (i == 1 || i == 6 ? 0.25 : 1.0) * cone(d * inversesqrt(r2), axis, 0.93, 0.60) / r2;
  }
  lp = vec3(15.8, 2.2 + j.x * 3.0, -3.0 + j.y * 3.0);
  vec3 d = p - lp;
  return vec3(0.25, 0.62, 0.72) * 16.0 / dot(d, d) * max(-d.x * inversesqrt(dot(d, d)), 0.0);
}
Hit trace(vec3 ro, vec3 rd, float tmax) {
  Hit h = miss(tmax);
  plane(h, ro, rd, vec3(0, 1, 0), 0.0, 0);
  plane(h, ro, rd, vec3(0, 0, -1), 3.0, 1);
  plane(h, ro, rd, vec3(0, -1, 0), 4.8, 2);
  plane(h, ro, rd, vec3(0, 0, 1), 9.0, 3);
  plane(h, ro, rd, vec3(1, 0, 0), 14.0, 3);
  box(h, ro, rd, vec3(21.0, 2.4, 0.0), vec3(5.0, 2.5, 1.2), 3);
  box(h, ro, rd, vec3(21.0, 2.4, 3.9), vec3(5.0, 2.5, 1.0), 3);
  plane(h, ro, rd, vec3(-1, 0, 0), 22.0, 7);
  box(h, ro, rd, vec3(1.9, 1.95, 2.94), vec3(1.55, 1.05, 0.045), 4);
  box(h, ro, rd, vec3(-4.6, 1.8, 2.94), vec3(0.62, 0.8, 0.045), 4);
  box(h, ro, rd, vec3(7.4, 1.85, 2.94), vec3(0.7, 0.9, 0.045), 4);
  box(h, ro, rd, vec3(2.0, 0.40, -1.0), vec3(1.25, 0.045, 0.28), 5);
  box(h, ro, rd, vec3(1.1, 0.18, -1.0), vec3(0.05, 0.18, 0.24), 6);
  box(h, ro, rd, vec3(2.9, 0.18, -1.0), vec3(0.05, 0.18, 0.24), 6);
  box(h, ro, rd, vec3(0.0, 0.05, 2.98), vec3(30.0, 0.05, 0.03), 6);
  box(h, ro, rd, vec3(0.0, 4.77, 1.62), vec3(30.0, 0.04, 0.07), 8);
  if (h.id < 0) return h;
  vec3 p = ro + rd * h.t;
  h.rough = 0.9; h.spec = 0.0; h.albedo = vec3(0.62, 0.61, 0.59);
  if (h.id == 0) {
    vec2 q = p.xz * vec2(0.42, 5.5);
    float row = floor(q.y), brd = floor(q.x + hash2(vec2(row, 3.0)) * 7.0);
    float tone = hash2(vec2(row, brd));
    float grain = fbm(vec3(p.x * 2.5 + tone * 40.0, p.z * 42.0, 1.0));
    h.albedo = mix(vec3(0.10, 0.066, 0.042), vec3(0.20, 0.135, 0.085), tone * 0.6 + grain * 0.45);
    float gap = smoothstep(0.03, 0.0, abs(fract(q.y) - 0.5) - 0.47 + 0.0) ;
    h.albedo *= mix(0.55, 1.0, gap);
    h.rough = 0.16 + 0.16 * grain; h.spec = 0.045;
  } else if (h.id == 1) {
    h.albedo = vec3(0.66, 0.65, 0.62) * (0.94 + 0.1 * fbm(p * vec3(2.0, 2.0, 1.0)));
    h.n = normalize(h.n + 0.03 * (vec3(noise(p * 40.0), noise(p * 40.0 + 9.0), 0.0) - 0.5));
  } else if (h.id == 2) { h.albedo = vec3(0.16); }
  else if (h.id == 3) { h.albedo = vec3(0.20, 0.205, 0.21); }
  else if (h.id == 4) {
    h.albedo = vec3(0.018);
    h.rough = 0.35; h.spec = 0.03;
    if (h.n.z < -0.5) {
      vec2 c = p.x > 5.0 ? vec2(7.4, 1.85) : p.x < -2.0 ? vec2(-4.6, 1.8) : vec2(1.9, 1.95);
      vec2 q = (p.xy - c);
      float s = fbm(vec3(q * vec2(0.9, 3.4) + fbm(vec3(q * 2.0, 4.0)) * 1.6, 2.0 + c.x));
      float horizon = smoothstep(0.16, -0.02, abs(q.y + 0.22 + 0.12 * (s - 0.5)));
      h.albedo = mix(vec3(0.012, 0.025, 0.032), vec3(0.06, 0.16, 0.18), smoothstep(0.35, 0.75, s));
      h.albedo = mix(h.albedo, vec3(0.72, 0.42, 0.14), horizon * smoothstep(0.42, 0.7, s) * 0.9);
      h.albedo *= 0.75 + 0.5 * noise(vec3(q * vec2(60.0, 240.0), 1.0));
      h.rough = 0.6; h.spec = 0.02;
    }
  } else if (h.id == 5) { h.albedo = vec3(0.17, 0.10, 0.06); h.rough = 0.3; h.spec = 0.04; }
  else if (h.id == 6) { h.albedo = vec3(0.03); }
  else if (h.id == 7) { h.albedo = vec3(0.3); h.emit = vec3(0.02, 0.06, 0.075) * 1.2; }
  else if (h.id == 8) { h.albedo = vec3(0.02); }
  return h;
}
